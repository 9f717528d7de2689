import { paths } from '../paths';

export const notFound = {
  title: 'Page not found',
  text: 'The address may have been mistyped, or the page may have moved. From here you can go on to:',
  links: [
    { label: 'Home', href: paths.home },
    { label: 'All courses', href: paths.courses },
    { label: 'Contact Us', href: paths.contact },
  ],
} as const;
