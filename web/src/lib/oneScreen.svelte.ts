/** Several people at one screen: which of their seats is drawn below, where a board has a side for everybody. */
class OneScreen {
  /** null: whoever looks sits below. */
  below = $state<number | null>(null);
  /** How the table stood when each seat looked last, by table and seat: what has changed since then is told to them, too. */
  readonly seen = new Map<string, unknown>();
}

export const oneScreen = new OneScreen();
