type Attributes = { rel: string; href: string; integrity?: string; blocking?: string };

/** Puts a link into the head of the page. */
export const addLink = (attributes: Attributes) =>
  document.head.append(Object.assign(document.createElement("link"), attributes));
