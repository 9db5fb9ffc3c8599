// Passkeys: passes the server's request to the browser's authenticator, and returns its answer as JSON. Bytes are
// base64url in JSON.
import type { Passkeys } from "../protocol";
import { server } from "../server";

type Json = Record<string, unknown>;

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(content: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(content));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const known = (one: Json) => ({ ...one, id: bytes(String(one.id)) });

/** Whether this browser could have a passkey on this page. */
export const canHavePasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** Create a passkey for the current guest. */
export async function makePasskey(): Promise<Passkeys> {
  const { options, ticket } = await server.askToMakePasskey();
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    user: { ...user, id: bytes(String(user.id)) },
    excludeCredentials: ((options.excludeCredentials as Json[]) ?? []).map(known),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return server.makePasskey({
    ticket,
    credential: {
      ...about(made),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
      },
    },
  });
}

/** Become the guest of a passkey. */
export async function signIn(): Promise<void> {
  const { options, ticket } = await server.askWho();
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    allowCredentials: ((options.allowCredentials as Json[]) ?? []).map(known),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  await server.signIn({
    ticket,
    credential: {
      ...about(used),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: response.userHandle ? text(response.userHandle) : null,
      },
    },
  });
}

const about = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: text(rawId), type });
