// How the parts of the operator's page perform actions.
/** Perform an action, show whether it succeeded, and refresh. */
export type Act = (deed: Promise<unknown>) => Promise<boolean>;
