import type { Page } from 'playwright';

/** Adds a link to the article and clicks it, as a user navigates within the site. */
export async function openLink(page: Page, pathname: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('article')?.append(link);
    link.click();
  }, pathname);
  await page.waitForURL(`**${pathname}`);
}
