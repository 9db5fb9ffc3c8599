// Notices while no tab is open: this browser subscribes at its maker's service, and our server learns where.
import { at } from "./base";
import { me } from "./me";
import type { PushWish } from "./protocol";
import { server } from "./server";

const KEPT = "deckhall-push"; // who gets the notices of this browser

/** Whether this browser can have them on this page. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const known = (): string => me.get()?.id ?? "";

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(at("/"));
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether we get notices in this browser. */
export async function isSubscribed(): Promise<boolean> {
  return canPush() && localStorage.getItem(KEPT) === known() && (await present()) !== null;
}

/** Get notices here from now on. */
export async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register(at("/service_worker.js"), { scope: at("/") });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await present())?.unsubscribe(); // it may belong to another key
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<void> {
  await server.subscribe(wishOf(subscription));
  localStorage.setItem(KEPT, known());
}

export function wishOf(subscription: PushSubscription): PushWish {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Get none here any more. The server is told while it still knows us. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEPT);
  const subscription = await present();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await server.unsubscribe({ endpoint: subscription.endpoint });
}

/** This browser may have become somebody else since: the notices follow. */
export async function renewPush(): Promise<void> {
  const whose = localStorage.getItem(KEPT);
  if (whose === null || whose === known() || known() === "" || !canPush()) return;
  const subscription = await present();
  if (subscription === null) localStorage.removeItem(KEPT);
  else await tell(subscription);
}
