/** The pictures, emblems and dice drawn for Deckhall. */

export { cardBack } from "./backs";
export { appIcon, wordmark } from "./brand";
export { DICE_KINDS, DICE_LEVELS, type DiceKind, type DiceLevel, die } from "./dice";
export { EMBLEMS, emblem, familyOf, magic } from "./emblems";
export { PICTURES, picture, pictureUrl } from "./pictures";
export { ASCENSION } from "./pictures-ascension";
export { ASHES } from "./pictures-ashes";
