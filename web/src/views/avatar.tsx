// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture of an account: the one that was chosen, or one drawn from the name. The name always stands beside it. */
import { identicon, identiconSize } from '../account/identicon';

interface Props {
  name: string;
  /** Names a picture on the server; empty: the drawn one. */
  picture: string;
  /** In pixels. */
  size: number;
}

export function Avatar({ name, picture, size }: Props) {
  if (picture)
    return <img class="avatar" src={`/api/avatars/${picture}`} width={size} height={size} alt="" data-testid="avatar" />;
  const { hue, squares } = identicon(name);
  return (
    <svg
      class="avatar"
      width={size}
      height={size}
      viewBox={`-1 -1 ${identiconSize + 2} ${identiconSize + 2}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
      data-testid="avatar"
    >
      <rect x="-1" y="-1" width="100%" height="100%" fill={`hsl(${hue} 30% 90%)`} />
      {squares.map(({ x, y }) => (
        <rect key={`${x}${y}`} x={x} y={y} width="1" height="1" fill={`hsl(${hue} 45% 36%)`} />
      ))}
    </svg>
  );
}
