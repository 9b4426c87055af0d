type ToolProps = { label: string; isOff?: boolean; onClick: () => void; children: string };

/** A small button of an item in a list: an arrow or a cross. */
export function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
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
