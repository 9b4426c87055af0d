type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: string };

/** A small button of an item in a list: an arrow or a cross. */
export function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      // Not disabled: whoever moves an item to the end has pressed this one.
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

type MovesProps = {
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => unknown;
};

/** The arrows of an item in a list. */
export const Moves = ({ name, at, count, onMove }: MovesProps) => (
  <>
    <Tool label={`Move ${name} up`} isOff={at === 0} onClick={() => onMove(at, at - 1)}>
      ↑
    </Tool>
    <Tool label={`Move ${name} down`} isOff={at === count - 1} onClick={() => onMove(at, at + 1)}>
      ↓
    </Tool>
  </>
);

/** The place of an item in a long list, to be typed: arrows would take many presses. */
export const PlaceField = ({ name, at, count, onMove }: MovesProps) => (
  <input
    key={at}
    type="number"
    className="place"
    aria-label={`Place of ${name}`}
    title="Type another place, then Enter"
    min={1}
    max={count}
    defaultValue={at + 1}
    onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    onBlur={({ currentTarget }) => {
      const to = Math.min(Math.max(currentTarget.valueAsNumber, 1), count) - 1;
      if (Number.isInteger(to) && to !== at) onMove(at, to);
      else currentTarget.value = `${at + 1}`;
    }}
  />
);
