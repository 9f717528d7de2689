import type { Thing, WithContext } from 'schema-dts';
import { aboutAcademy } from '#words/academy';
import { academy, socialLinks } from '../content/academy';

export type StructuredData = WithContext<Thing>;

export const provider = {
  '@type': 'EducationalOrganization',
  name: academy.name,
  url: academy.origin,
} as const;

export const organizationData: StructuredData = {
  '@context': 'https://schema.org',
  ...provider,
  description: aboutAcademy.description,
  slogan: aboutAcademy.tagline,
  logo: `${academy.origin}/icon.svg`,
  email: academy.email,
  telephone: academy.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: academy.addressLines.slice(0, -2).join(', '),
    addressLocality: academy.city,
    addressCountry: academy.country,
  },
  sameAs: socialLinks.flatMap(({ href }) => (href === null ? [] : [href])),
};
