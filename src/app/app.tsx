import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { redirectFrom } from '../site/addresses';
import { Layout } from './layout/layout';
import { routes } from './routes';

/** The whole site, without a router. The browser and the prerenderer each provide their own. */
export function App() {
  const redirect = redirectFrom(useLocation());
  const page = useRoutes(routes);
  return <Layout>{redirect ? <Navigate replace to={redirect} /> : page}</Layout>;
}
