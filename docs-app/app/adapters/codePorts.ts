import { COOKIE_SECONDS, type CodePorts } from '@vitrine/ui';

const secure = location.protocol === 'https:' ? ';secure' : '';

/** Connects code choices to URL and cookies; blocked cookies only make them temporary (COD-5). */
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
      // The choice lasts until the page unloads.
    }
  },
};
