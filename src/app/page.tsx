import { Navigate, useLocation } from 'react-router-dom';
import { redirectTarget, resolveAddress } from '../content/addresses';
import { courseDetails, enrolment, notFound, requests, screens } from './pages';

/** The route table of section 2: the page that stands at a path, or the redirect to it. */
export function Page({ pathname }: { readonly pathname: string }) {
  const { search, hash } = useLocation();
  const address = resolveAddress(pathname);
  switch (address.kind) {
    case 'screen': {
      const { Component } = screens[address.path];
      return <Component />;
    }
    // The key gives each course a page of its own: nothing of the last one's state stays behind.
    case 'course-details':
      return <courseDetails.Component key={address.id} id={address.id} />;
    case 'enrolment':
      return <enrolment.Component key={address.id} id={address.id} />;
    case 'requests':
      return <requests.Component />;
    case 'redirect':
      return <Navigate replace to={redirectTarget(address.to, { search, hash })} />;
    case 'not-found':
      return <notFound.Component />;
  }
}
