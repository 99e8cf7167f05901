import { matchPath } from 'react-router'

const PHOTO_PAGES = ['/shared/:token', '/body', '/fitting-room']
/** Takes photos from whoever has a plan. */
const DESIGNER = '/design'

/** Whether a page shows what is private to somebody: whoever records the page would record that too. */
export function showsPhotos(pathname: string, subscriptionPlan: number): boolean {
  const pages = subscriptionPlan > 0 ? [...PHOTO_PAGES, DESIGNER] : PHOTO_PAGES
  return pages.some((page) => matchPath(page, pathname) !== null)
}
