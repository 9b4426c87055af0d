import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { withoutMarks } from "#content/rules/quotation.ts";
import { useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import { markdownOf } from "#editor/app/paste/markdown.ts";
import { between, itemsOf, joined, linesOf } from "#editor/app/paste/plain-lines.ts";
import { withQuotationMarks } from "#editor/app/paste/quotation-marks.ts";
import { untilReleased } from "#editor/app/form/until-released.ts";
import { Figures } from "./figures.tsx";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

const inWords = new Intl.ListFormat("en");

const notKept = (lost: readonly string[]) =>
  lost.length > 0 ? `Not kept: ${inWords.format(lost)}.` : "";

/** A text. It grows with its lines, so that all of it can be read. */
export function TextField({ field, path, value, label, spread }: FieldProps<"text">) {
  const { overview } = useSite();
  const { change, valueOf } = useForm();
  const [isTyping, setIsTyping] = useState(false);
  /** What was pasted and cannot be held, in a sentence. */
  const [lost, setLost] = useState("");
  const isLong = field.isLong === true;
  const isQuoted = field.isQuoted === true;
  const isMarkdown = field.isMarkdown === true;
  const isCode = path.at(-1) === "code";

  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (isCode) return;
    event.preventDefault();
    const typeset = (it: string) => withQuotationMarks(it, overview.quotation);
    const [plain, html] = ["text/plain", "text/html"].map((it) => event.clipboardData.getData(it));
    const list = [...path.slice(0, -1), "figures"];
    const figures = valueOf(list);
    const count = Array.isArray(figures) ? figures.length : 0;
    const written = isMarkdown && html ? markdownOf(html, text, count, typeset) : undefined;
    if (written) {
      const { markdown, pictures } = written;
      // Unlike a change of the value, this can be undone with Ctrl+Z.
      document.execCommand("insertText", false, markdown);
      if (pictures.length > 0)
        change(list, (all: unknown) => [...(Array.isArray(all) ? all : []), ...pictures]);
      const pictureNote =
        "Pictures do not come with the text: choose their files under Figures, below.";
      const said = [notKept(written.lost), pictures.length > 0 ? pictureNote : ""];
      return setLost(said.filter(Boolean).join(" "));
    }
    const copied = linesOf(plain ?? "", html ?? "");
    const kept = notKept(copied.lost);
    setLost(kept && !isMarkdown ? `Texts here are plain. ${kept}` : kept);
    const lines = copied.lines.map((line) => ({
      ...line,
      text: typeset(line.text),
    }));
    const { value: whole, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [whole.slice(0, selectionStart), whole.slice(selectionEnd)];
    // In the middle of a text they may be of a word in it.
    const isMarked = isQuoted && (before + after).trim() === "";
    const items = itemsOf(lines, isLong).map((it) => (isMarked ? withoutMarks(it) : it));
    if (spread && items.length > 1) {
      items.unshift(before + (items.shift() ?? ""));
      items.push((items.pop() ?? "") + after);
      return spread(items);
    }
    const pasted = between(before, joined(lines, isLong), after, plain ?? "");
    document.execCommand("insertText", false, isMarked ? withoutMarks(pasted) : pasted);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isLong && !event.ctrlKey) event.preventDefault();
  };
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        // Figures have buttons: whoever comes to them by keys is still there.
        <div
          className="typing"
          onFocus={() => setIsTyping(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            // Nothing moves below a pointer that is pressed.
            void untilReleased().then(() => setIsTyping(false));
          }}
        >
          <textarea
            {...attributes}
            rows={isLong ? 2 : 1}
            dir={isCode ? "ltr" : "auto"}
            className={isCode ? "code" : undefined}
            spellCheck={!isCode}
            value={text}
            onChange={(event) => change(path, event.target.value)}
            onPaste={paste}
            onKeyDown={press}
          />
          {lost ? (
            <p className="help" role="status">
              {lost}
            </p>
          ) : undefined}
          {isCode ? undefined : <Figures path={path} text={text} isTyping={isTyping} />}
        </div>
      )}
    </Labeled>
  );
}
