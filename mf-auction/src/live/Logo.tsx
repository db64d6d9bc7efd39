import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border: 1px solid ${token.line2};
  border-left: 6px solid ${token.brand};
  border-radius: 4px;
  background: ${token.sunken};
  ${type.value};
  font-size: 30px;
  img {
    max-width: 86%;
    max-height: 86%;
  }
  ${media.phone} {
    width: 60px;
    height: 60px;
    font-size: 22px;
  }
`;

/** A team's logo where the site serves one, else its letters. */
export function Logo({ src, letters }: { src: string; letters: string }) {
  const [missing, setMissing] = useState('');
  return <Tile aria-hidden>{missing === src ? letters.slice(0, 3) : <img src={src} alt="" onError={() => setMissing(src)} />}</Tile>;
}
