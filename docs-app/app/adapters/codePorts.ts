import { COOKIE_SECONDS, type CodePorts } from '@vitrine/ui';

const secure = location.protocol === 'https:' ? ';secure' : '';

/** Reads and writes the cookies for code language and styling (COD-5). */
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
      // Cookies are blocked, so the choice lasts until the page unloads.
    }
  },
};
