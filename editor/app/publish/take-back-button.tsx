import { AskFirst } from "#editor/app/ask-first.tsx";
import { trying } from "./requests.ts";

type TakeBackButtonProps = {
  label: string;
  /** Asked before. */
  question: string;
  consequence: string;
  yes?: string;
  isDisabled: boolean;
  take: Parameters<typeof trying>[0];
  /** @param reason in a sentence, why nothing was taken back */
  done: (reason: string | undefined) => Promise<void>;
};

/** It asks first, although it can be undone. */
export function TakeBackButton(props: TakeBackButtonProps) {
  const { label, question, consequence, yes = "Take back", isDisabled, take, done } = props;
  return (
    <AskFirst
      label={label}
      name={label === yes ? question.replace(/\?$/, "") : undefined}
      question={question}
      consequence={consequence}
      yes={yes}
      no="Keep it"
      isDangerous={yes === "Take back"}
      isDisabled={isDisabled}
      onYes={() => void trying(take, done)}
    />
  );
}
