/* Forked in a copy of the brand: answers each message with what check:content finds. */
import { checkContent } from "#tools/check-content.ts";

process.on("message", () => {
  void checkContent(process.cwd(), false).then(({ findings }) => process.send?.(findings));
});
