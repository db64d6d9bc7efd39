import { media } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { ArrowUp, Mail } from 'lucide-react';
import { mainPageHref, supportHref } from './support';

const Links = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin-top: 20px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
    min-height: 44px;
    font-weight: 600;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  ${media.phone} {
    justify-content: space-between;
    column-gap: 16px;
    padding: 0 16px;
    svg {
      display: none;
    }
  }
`;

export const HomeFooter = () => (
  <Links>
    <a href={supportHref()}>
      <Mail size={18} aria-hidden="true" />
      <span>Comments/Questions/Problems</span>
    </a>
    <a href={mainPageHref()}>
      <ArrowUp size={18} aria-hidden="true" />
      Main Page
    </a>
  </Links>
);
