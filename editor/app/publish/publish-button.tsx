import { useState } from "react";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import { shownDay } from "#editor/app/shown-day.ts";

type PublishButtonProps = {
  /** What the button says without a day. */
  label: string;
  isMain: boolean;
  isDisabled: boolean;
  /** Of all changes; without any there is no day to choose. */
  count: number;
  chosen: readonly NamedChange[];
  publish: (only: readonly NamedChange[]) => Promise<void>;
  /** @returns in a sentence why not */
  plan: (only: readonly NamedChange[], day: string) => Promise<string | undefined>;
};

const half = "Type the whole day, with its year, or clear the field.";

/** Brings changes live, now or on a day to come: never now when somebody has begun to type a day. */
export function PublishButton(props: PublishButtonProps) {
  const { label, isMain, isDisabled, count, chosen, publish, plan } = props;
  const [day, setDay] = useState("");
  /** Of a day that is not typed to its end a field has no value, and tells no change. */
  const [isHalf, setIsHalf] = useState(false);
  const [problem, setProblem] = useState("");
  const look = ({ validity }: HTMLInputElement) => {
    setIsHalf(validity.badInput);
    if (!validity.badInput && problem === half) setProblem("");
  };
  const press = async () => {
    if (isHalf) return setProblem(half);
    if (day === "") return publish(chosen);
    const reason = await plan(chosen, day);
    setProblem(reason ?? "");
    if (reason === undefined) setDay("");
  };
  const when = day === "" ? " on a day to come" : ` on ${shownDay(day)}`;
  return (
    <>
      {count > 0 ? (
        <div className="on-a-day">
          <label>
            On a day to come (optional)
            <input
              type="date"
              value={day}
              disabled={chosen.length === 0}
              aria-invalid={problem !== ""}
              aria-describedby={problem === "" ? undefined : "day-problem"}
              onChange={(event) => {
                setDay(event.target.value);
                setProblem("");
                look(event.target);
              }}
              onKeyUp={(event) => look(event.currentTarget)}
              onBlur={(event) => look(event.currentTarget)}
            />
          </label>
          {problem === "" ? undefined : (
            <p className="error" role="alert" id="day-problem">
              {problem}
            </p>
          )}
        </div>
      ) : undefined}
      <button
        type="button"
        className={isMain ? "main" : "quiet"}
        disabled={isDisabled}
        onClick={() => void press()}
      >
        {isHalf || day !== "" ? `${label}${when}` : label}
      </button>
    </>
  );
}
