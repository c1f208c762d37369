/** Several people at one screen: which of their seats is drawn below, where a board has a side for everybody. */
class OneScreen {
  /** null: whoever looks sits below. */
  below = $state<number | null>(null);
}

export const oneScreen = new OneScreen();
