import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { reasonOf, sendFile } from "#editor/app/api.ts";

type Added = Awaited<ReturnType<typeof sendFile>>;
/** `sent`: the share of a file that has arrived, from 0 to 1; then it is read. */
type State = { isOver?: boolean; sent?: number; file?: string };

type PictureDropProps = {
  /** Of the control; with `multiple` several files are taken, in the order of their names. */
  attributes: ComponentProps<"input">;
  hint: string;
  /** What takes the files; without it pictures are. */
  to?: "addFile";
  /** @param isAll whether none was refused */
  onTaken: (names: string[], isAll: boolean) => void;
  /** Another way to a picture. @param take of what is being added */
  children?: (take: (adding: Promise<Added>) => void) => ReactNode;
  above?: ReactNode;
};

/** Where files of pictures are dropped, or chosen by the button inside, which is the keyboard alternative. */
export function PictureDrop(props: PictureDropProps) {
  const { attributes, hint, to = "addPicture", onTaken, children, above } = props;
  const [state, setState] = useState<State>({});
  const [problems, setProblems] = useState<string[]>([]);
  const refusals = useRef<HTMLDivElement>(null);
  // They are below what was added, which may be a list.
  useEffect(() => {
    if (problems.length > 0) refusals.current?.scrollIntoView({ block: "center" });
  }, [problems]);
  const done = (all: readonly Added[]) => {
    const names = all.flatMap((it) => ("name" in it ? it.name : []));
    const refused = all.flatMap((it) => ("problem" in it ? it.problem : []));
    if (names.length > 0) onTaken(names, refused.length === 0);
    setProblems(refused);
    setState({});
  };
  const takeFiles = async (list: Iterable<File>) => {
    const files = [...list].toSorted((a, b) =>
      a.name.localeCompare(b.name, undefined, { numeric: true }),
    );
    const wanted = attributes.multiple ? files : files.slice(0, 1);
    setProblems([]);
    const all: Added[] = [];
    for (const [at, file] of wanted.entries()) {
      const [name, which] =
        wanted.length > 1 ? [`${file.name}: `, `${at + 1} of ${wanted.length}: `] : ["", ""];
      setState({ sent: 0, file: which });
      const sending = sendFile(file, to, (sent) => setState({ sent, file: which }));
      const it = await orReason(sending);
      all.push("problem" in it ? { problem: name + it.problem } : it);
    }
    done(all);
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setState({ ...state, isOver });
  };
  const { sent, file = "", isOver } = state;
  return (
    <div
      className={`drop${isOver ? " over" : ""}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        event.preventDefault();
        void takeFiles(event.dataTransfer.files);
      }}
    >
      {above}
      <input
        type="file"
        // Without HEIC: iPhones then send a JPEG.
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
        {...attributes}
        onChange={({ target }) => {
          void takeFiles(target.files ?? []);
          target.value = ""; // the same file can be chosen again
        }}
      />
      <p className="help" role="status">
        {sent === undefined ? hint : file + progressOf(sent)}
      </p>
      {sent === undefined ? undefined : (
        <progress aria-label="Picture" value={sent < 1 ? sent : undefined} />
      )}
      <div role="alert" ref={refusals}>
        {problems.map((it) => (
          <p key={it} className="error">
            {it}
          </p>
        ))}
      </div>
      {children?.((adding) => {
        setProblems([]);
        setState({ sent: 1 });
        void orReason(adding).then((it) => done([it]));
      })}
    </div>
  );
}

const orReason = (adding: Promise<Added>): Promise<Added> =>
  adding.catch((error: unknown) => ({ problem: reasonOf(error) }));

const progressOf = (sent: number) =>
  sent < 1
    ? `${Math.floor(sent * 100)}% has arrived …`
    : "It is being read: a large one takes a while …";
