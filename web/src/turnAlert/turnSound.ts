/** Sound of the turn alert: a soft knock on wood. */

let context: AudioContext | null = null;

export function playKnock(): void {
  context ??= new AudioContext();
  void context.resume(); // browsers begin it only after a press
  const start = context.currentTime;
  for (const after of [0, 0.14]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(210, start + after);
    tone.frequency.exponentialRampToValueAtTime(90, start + after + 0.07);
    loud.gain.setValueAtTime(0.18, start + after);
    loud.gain.exponentialRampToValueAtTime(0.001, start + after + 0.11);
    tone.connect(loud).connect(context.destination);
    tone.start(start + after);
    tone.stop(start + after + 0.12);
  }
}
