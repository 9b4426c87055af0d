import type { GenericPreviewProps, ComponentSchema } from "@keystatic/core";

/** Turns `heroPicture` into "Hero picture". */
export function labelOf(key: string): string {
  const words = key
    .replaceAll("_", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a list item: its first text. */
export function itemLabel(item: GenericPreviewProps<ComponentSchema, unknown>): string {
  if ("fields" in item) {
    const texts = Object.values(item.fields as Record<string, typeof item>).map(itemLabel);
    return texts.find((text) => text.length > 0) ?? "";
  }
  return "value" in item && typeof item.value === "string" ? item.value : "";
}
