/** How much of what a screen needs has come. */
export class Loading {
  done = $state(0);

  /** `total`: how many things there are to wait for. */
  constructor(readonly total: number) {}

  /** Counts one of them when it has come. */
  wait<T>(coming: Promise<T>): Promise<T> {
    return coming.then((come) => {
      this.done += 1;
      return come;
    });
  }
}
