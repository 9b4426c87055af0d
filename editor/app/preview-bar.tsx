import { useEffect, useState } from "react";
import { store, stored } from "#src/browser/storage.ts";

export const widths = { computer: 1280, phone: 390 };
export type Device = keyof typeof widths;
const devices = { computer: "Computer", phone: "Phone" };
const themes = { light: "Light", dark: "Dark" };

type PreviewBarProps = {
  device: Device;
  onDevice: (device: Device) => void;
  page: string;
  /** Another page is still shown. */
  isLoading: boolean;
};

/** How the page is shown. */
export function PreviewBar({ device, onDevice, page, isLoading }: PreviewBarProps) {
  const [theme, setTheme] = useTheme();
  return (
    <div className="devices">
      <Choice label="Width" names={devices} chosen={device} onChoose={onDevice} />
      <Choice label="Theme" names={themes} chosen={theme} onChoose={setTheme} />
      <span className="help" role="status">
        {isLoading ? "The page is loading …" : "Click a text to go to its field."}
      </span>
      <a className="quiet" href={page} target="_blank" rel="noreferrer">
        New tab
      </a>
    </div>
  );
}

type ChoiceProps<Name extends string> = {
  label: string;
  names: Record<Name, string>;
  chosen: Name;
  onChoose: (name: Name) => void;
};

function Choice<Name extends string>({ label, names, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <div role="group" aria-label={label} className="choice">
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          className="quiet"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}

/** The site's pages keep the theme in the browser and follow it in all windows (src/browser/theme.ts). */
function useTheme() {
  const read = () => (stored("localStorage", "theme") === "dark" ? "dark" : "light");
  const [theme, setTheme] = useState<keyof typeof themes>(read);
  useEffect(() => {
    const follow = () => setTheme(read());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const choose = (name: keyof typeof themes) => {
    store("localStorage", "theme", name);
    setTheme(name);
  };
  return [theme, choose] as const;
}
