import type { IncomingMessage } from "node:http";
import type { Connect, Plugin } from "vite";

/** Under which the editor sends the key (proxy.ts). */
export const keyHeader = "x-preview-key";

/**
 * For the editor: Astro's server answers nobody else, neither requests nor web sockets. Everybody on this computer can
 * reach its port, and it shows drafts and forms that nobody has saved.
 */
export const previewKey = (key: string): Plugin => {
  const isEditor = ({ headers }: IncomingMessage) => headers[keyHeader] === key;
  const gate: Connect.NextHandleFunction = (request, response, next) => {
    if (isEditor(request)) next();
    else response.writeHead(401).end();
  };
  return {
    name: "preview-key",
    configureServer: {
      order: "post",
      handler({ middlewares, httpServer }) {
        // Vite's own, which opens any file in a program of whoever runs it.
        middlewares.use("/__open-in-editor", (_request, response) => response.writeHead(404).end());
        httpServer?.prependListener("upgrade", (request: IncomingMessage, socket) => {
          if (isEditor(request)) return;
          socket.destroy();
          // Vite's listeners come all the same, and throw at what is no path.
          request.url = "/";
        });
        // After the other plugins: Astro's, too, puts middleware in front.
        return () => middlewares.stack.unshift({ route: "", handle: gate });
      },
    },
  };
};
