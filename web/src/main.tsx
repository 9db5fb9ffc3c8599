// The page's entry: draws the client into the element that public/index.html keeps for it.
import { render } from "preact";

function FrontPage() {
  return (
    <main>
      <h1>Deckhall</h1>
    </main>
  );
}

const root = document.getElementById("deckhall");
if (root === null) throw new Error("index.html has no element with the id 'deckhall'");
render(<FrontPage />, root);
