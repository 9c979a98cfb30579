/** Players who share a device see no more of each other than they may. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { ANN, BEN, viewOf } from "../../test/view";
import type { View } from "../../transport/api";
import { SharedDevice } from "./sharedDevice.svelte";

/** Show views one after the other; return whose were asked for, and what may be seen in the end. */
function after(views: View[], takes = false): [asked: number[], SharedDevice] {
  const asked: number[] = [];
  let view = $state.raw(views[0]!);
  let device!: SharedDevice;
  $effect.root(() => {
    device = new SharedDevice(
      () => view,
      (seat) => asked.push(seat),
    );
  });
  for (const next of views) {
    view = next;
    flushSync();
    if (takes) device.takeOver();
  }
  return [asked, device];
}

const ann = viewOf([ANN, BEN], { mine: [0, 1], secret: true });
const ben = { ...ann, viewer: 1, actors: [1] };

test("what is for one alone waits until they have the device", () => {
  const [asked, device] = after([ann]);
  expect([asked, device.isWaiting, device.isLeaving, device.mustPass]).toEqual([
    [],
    true,
    false,
    true,
  ]);
  device.takeOver();
  expect(device.mustPass).toBe(false);
});

test("whoever must decide next is asked for, and nobody sees what the one before saw", () => {
  const [asked, device] = after([ann, { ...ann, actors: [1] }], true);
  expect([asked, device.isWaiting, device.isLeaving]).toEqual([[1], false, true]);
  expect(after([ann, ben])[1].isWaiting).toBe(true);
});

test("nothing waits where nothing is secret, or somebody plays alone", () => {
  const open = { ...ben, secret: false };
  expect(after([ann, open], true)[1].mustPass).toBe(false);
  expect(after([ann, open, ann], false)[1].isWaiting).toBe(true);
  expect(after([{ ...ann, mine: [0] }])[1].mustPass).toBe(false);
});
