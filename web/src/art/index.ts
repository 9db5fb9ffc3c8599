/** The pictures, emblems and dice drawn for Deckhall. */
export { PICTURES, picture } from "./pictures";
export { ASCENSION } from "./pictures-ascension";
export { ASHES } from "./pictures-ashes";
