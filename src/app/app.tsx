import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { redirectFrom } from '../content/addresses';
import { Layout } from './layout/layout';
import { routes } from './routes';

/** The site below its router, which is the browser's or prerendering's. */
export function App() {
  const redirect = redirectFrom(useLocation());
  const page = useRoutes(routes);
  return <Layout>{redirect ? <Navigate replace to={redirect} /> : page}</Layout>;
}
