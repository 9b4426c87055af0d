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
