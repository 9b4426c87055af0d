import { object, order, pictureFile, prose, text } from "./fields.ts";

export const testimonial = object({
  name: text,
  order,
  position: text,
  portrait: object({
    image: pictureFile,
    drawing: text.describe("Shown without a picture: a number from 1 to 8."),
  }),
  quote: prose,
});
