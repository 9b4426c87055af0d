import { root } from "./attributes.ts";

/** Smooth scrolling lags behind someone who tabs quickly: the focus would be out of sight. */
export function jumpWhileTabbing(): void {
  addEventListener("keydown", ({ key }) => key === "Tab" && delete root.dataset["glide"]);
}
