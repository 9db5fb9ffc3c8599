import { PageTop } from "../home/top";
export function Page() {
  return <PageTop />;
}
