/** Labels of pieces and choices. */
import type { Scene, Text } from "../../scene/model";

/** The label of a piece or a choice; its id if it has none. */
export function labelOf(scene: Scene, id: string): Text | string {
  for (const area of scene.areas) {
    for (const item of area.items) {
      if (item.type === "piece" && item.id === id && item.label) return item.label;
    }
  }
  return scene.choices.find((choice) => choice.id === id)?.label ?? id;
}
