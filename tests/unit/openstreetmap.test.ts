import { describe, expect, test } from 'vitest';
import { mapEmbedUrl, mapPageUrl } from '../../src/pages/shared/contact-section';

const place = { latitude: 3.1478, longitude: 101.6953 };

describe('section 2: addresses of the map', () => {
  test('section 2: the embedded map shows the place with a marker in its middle', () => {
    const url = new URL(mapEmbedUrl(place));
    expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(url.searchParams.get('marker')).toBe('3.1478,101.6953');
    expect(url.searchParams.get('layer')).toBe('mapnik');
    const box = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
    const [west = 0, south = 0, east = 0, north = 0] = box;
    expect((west + east) / 2).toBeCloseTo(place.longitude, 4);
    expect((south + north) / 2).toBeCloseTo(place.latitude, 4);
    expect(west).toBeLessThan(east);
    expect(south).toBeLessThan(north);
  });

  test('section 2: the full map opens at the place, marked', () => {
    expect(mapPageUrl(place)).toBe(
      'https://www.openstreetmap.org/?mlat=3.1478&mlon=101.6953#map=17/3.1478/101.6953',
    );
  });
});
