import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout';
import { Page } from './page';

/** The site below its router: browser and prerendering bring a router each. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout pathname={pathname}>
      <Page pathname={pathname} />
    </Layout>
  );
}
