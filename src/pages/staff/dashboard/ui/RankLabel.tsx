import Box from '@mui/material/Box';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use } from 'react';

import { clampLines } from '@/shared/ui/link-card';

import type { Place } from '../model/chartSeries';

export const LABEL_WIDTH = 168;
/** In pixels, for two lines of the name and one of the strength. */
const HEIGHT = 52;

/** Short enough not to be shortened by the library, and different from all figures of the other axis. */
export const rankTick = (id: Place['id']) => `#${id}`;

/** A name in either script ends at its bar. Chromium only knows the prefixed value, Firefox only the standard one. */
const NAME = {
  ...clampLines(2),
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
};

export const RankedPlaces = createContext<readonly Place[]>([]);

/**
 * The label beside a bar. The library's own label would lose its end, the strength of the medicine, and half a strength is a different one.
 */
export function RankLabel(tick: ChartsTextProps) {
  const place = use(RankedPlaces).find(({ id }) => rankTick(id) === tick.text);
  const gap = Number(tick.x);
  const width = LABEL_WIDTH - Math.abs(gap);
  if (!place) return <ChartsText {...tick} />;

  return (
    <foreignObject x={gap < 0 ? gap - width : gap} y={Number(tick.y) - HEIGHT / 2} width={width} height={HEIGHT}>
      <Box
        sx={{
          height: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          typography: 'caption',
          lineHeight: 1.3,
          textAlign: 'end',
        }}
      >
        <Box component="bdi" sx={NAME} title={place.label}>
          {place.name ?? place.label}
        </Box>
        {place.strength && (
          // On a line of its own, aligned with the bar like the name above.
          <div>
            <bdi>{place.strength}</bdi>
          </div>
        )}
      </Box>
    </foreignObject>
  );
}
