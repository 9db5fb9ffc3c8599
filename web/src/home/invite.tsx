// The link to a table: where it works, and ways to share it.
import { useEffect, useState } from "preact/hooks";
import { say } from "../language";
import type { Invitation, InvitationLink } from "../protocol";
import { server } from "../server";
import { CopyLink } from "./copy";

const QUIET = 4; // light modules around a code, without which cameras do not find it

export function Invite({ table }: { table: string }) {
  const [told, setTold] = useState<Invitation | null>(null);
  useEffect(() => {
    server.invitation(table).then(setTold, () => {}); // the page's own address is a link too
  }, [table]);
  const [first, ...others] = told?.links ?? [];
  return (
    <section class="invite" aria-label={say("invite-title")}>
      <div>
        <p>{say("invite")}</p>
        <CopyLink path={first?.link ?? `/table/${table}`} label={say("copy-table-link")} shown />
        {others.map(({ link }) => (
          <CopyLink key={link} path={link} label={say("copy-table-link")} shown />
        ))}
        {told && <p class={`note works ${told.works}`}>{say(`link-works-${told.works}`)}</p>}
      </div>
      {first && <QrCode of={first} />}
    </section>
  );
}

function QrCode({ of: { qr, size } }: { of: InvitationLink }) {
  const edge = size + 2 * QUIET;
  return (
    <figure class="qr">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
        role="img"
        aria-label={say("qr-code")}
        shape-rendering="crispEdges"
      >
        <path d={qr} />
      </svg>
      <figcaption>{say("qr-code")}</figcaption>
    </figure>
  );
}
