import brands from "../../.generated/brands.svg?url&no-inline";
import icons from "../../.generated/icons.svg?url&no-inline";

/** Addresses of the two sprites (docs/decisions/0008). */
export const sprites = { icons, brands };
