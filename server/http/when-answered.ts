import type { IncomingMessage, ServerResponse } from "node:http";

/** Calls `done` once: when the answer has been handed to the system, or its connection is closed. */
export function whenAnswered(
  { socket }: Pick<IncomingMessage, "socket">,
  answer: ServerResponse,
  done: () => void,
): void {
  if (socket.destroyed) return done();
  const emitters = [socket, answer]; // an answer that waits for others on its connection has no event
  let isOver = false; // both events come in one go
  const finish = () => {
    for (const emitter of emitters) emitter.off("close", finish);
    if (!isOver) done();
    isOver = true;
  };
  for (const emitter of emitters) emitter.on("close", finish);
}
