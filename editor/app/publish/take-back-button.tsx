import { reasonOf } from "#editor/app/api.ts";
import { AskFirst } from "#editor/app/ask-first.tsx";
import type { TakenBack } from "./requests.ts";

type TakeBackButtonProps = {
  label: string;
  /** Asked before. */
  question: string;
  consequence: string;
  isDisabled: boolean;
  take: () => Promise<TakenBack>;
  /** @param reason in a sentence, why nothing was taken back */
  done: (reason: string | undefined) => Promise<void>;
};

/** What is taken back is lost, so it asks first. */
export function TakeBackButton(props: TakeBackButtonProps) {
  const { label, question, consequence, isDisabled, take, done } = props;
  const confirm = async () => {
    try {
      const result = await take();
      await done("problem" in result ? result.problem : undefined);
    } catch (error) {
      await done(reasonOf(error));
    }
  };
  return (
    <AskFirst
      label={label}
      name={label === "Take back" ? `Take back: ${question}` : undefined}
      question={question}
      consequence={consequence}
      yes="Take back"
      no="Keep it"
      isDangerous
      isDisabled={isDisabled}
      onYes={() => void confirm()}
    />
  );
}
