import { Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pictureUrl } from '../../../api/vault-urls.js';
import { useMap } from '../../../maps/map/map-context.js';
import { photoLabel } from '../photo-words.js';
import type { PhotoGroup } from './gather.js';

interface PhotoPinProps {
  readonly project: string;
  readonly group: PhotoGroup;
  readonly onOpen: () => void;
}

/** Photographs of a place, the latest of them to be seen. */
export function PhotoPin({ project, group: { lat, lon, photos }, onOpen }: PhotoPinProps) {
  const map = useMap()?.map;
  const [marker] = useState(() => new Marker({ element: document.createElement('div') }));
  const [first] = photos;
  useEffect(() => {
    if (!map) return undefined;
    marker.setLngLat([lon, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, marker, lat, lon]);
  return createPortal(
    <button
      type="button"
      className="photo-pin"
      aria-label={photos.length === 1 ? photoLabel(first!) : countText(photos)}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <img src={pictureUrl(project, first!.id, 'thumbnail')} alt="" />
      {photos.length > 1 && <span className="photo-pin-count">{photos.length}</span>}
    </button>,
    marker.getElement(),
  );
}

/** How many, and where that is when all are there. */
function countText(photos: PhotoGroup['photos']): string {
  const [name, ...others] = new Set(photos.map(({ place_name }) => place_name));
  const count = `${photos.length} photos`;
  return name && others.length === 0 ? `${count}, ${name}` : count;
}
