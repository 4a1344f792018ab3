import { COOKIE_SECONDS, type CodePorts } from '@vitrine/ui';

const secure = location.protocol === 'https:' ? ';secure' : '';

/** Connects the code choices to this page's address and cookies; denied cookies cost only memory (COD-5). */
export const codePorts: CodePorts = {
  hash: location.hash,
  readCookies() {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  writeCookie(name, value) {
    try {
      document.cookie = `${name}=${value};path=/;max-age=${COOKIE_SECONDS};samesite=lax${secure}`;
    } catch {
      // The choice holds until the page is left.
    }
  },
};
