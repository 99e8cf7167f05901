/** Why an attempt ends when its time is up: what is drawn by then is delivered. */
export class OverdueError extends Error {}
