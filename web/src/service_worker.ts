// Shows the notices that the server sends to a closed browser, and opens their table. It keeps no pages and answers no
// requests: without notices Deckhall works the same.

/** What the server tells (see "Notices to closed browsers" in docs/protocol.md). */
interface Told {
  table: string;
  title: string;
  body: string;
  lang: string;
  dir: NotificationDirection;
}

// What is used of a worker's world: the types of pages and of workers cannot be had together.
interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waits {
  data: { json(): Told } | null;
}
interface Clicked extends Waits {
  notification: Notification;
}
interface Changed extends Waits {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}
interface World {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: "push", listen: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Clicked) => void): void;
  addEventListener(kind: "pushsubscriptionchange", listen: (event: Changed) => void): void;
}

const worker = self as unknown as World;

/** An address of ours, in whichever folder of the host's site we are. */
const within = (path: string): string => new URL(path, worker.registration.scope).href;

worker.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { table, title, body, lang, dir } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      lang,
      dir,
      tag: `deckhall-${table}`, // a tab that tells the same takes its place
      icon: within("icon-192.png"),
      data: table,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(within(`table/${event.notification.data}`)));
});

async function open(table: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split(/[?#]/, 1)[0] === table);
  await (there ? there.focus() : worker.clients.openWindow(table));
}

// The browser's maker has given it another address.
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription: old, newSubscription } = event;
  const tell = async () => {
    const subscription =
      newSubscription ?? (old && (await worker.registration.pushManager.subscribe(old.options)));
    if (old) await send("api/my/push/remove", { endpoint: old.endpoint });
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (endpoint && keys) await send("api/my/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  };
  event.waitUntil(tell());
});

const send = (path: string, body: unknown): Promise<Response> =>
  fetch(within(path), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

export {}; // its names are its own
