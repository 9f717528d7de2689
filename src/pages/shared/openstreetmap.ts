/** Degrees north and east. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** Half the height and half the width of the embedded map, in degrees: a few streets around. */
const reach = { latitude: 0.004, longitude: 0.006 };

/** Address of the embeddable map around a place, with a marker on it. */
export function mapEmbedUrl({ latitude, longitude }: Location): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Address of the full map's page for a place, with a marker on it. */
export function mapPageUrl({ latitude, longitude }: Location): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=17/${latitude}/${longitude}`;
}
