/** The pictures, emblems and dice drawn for Deckhall. */
export { PICTURES, picture } from "./pictures";
