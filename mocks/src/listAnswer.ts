/** A page of a list, and the number of matches across all pages, which is sent as a header. */
export class ListAnswer<T> {
  readonly items: T[];
  readonly total: number;

  constructor(items: T[], total: number) {
    this.items = items;
    this.total = total;
  }

  /** The same page with its entries mapped to another form. */
  map<R>(change: (item: T) => R): ListAnswer<R> {
    return new ListAnswer(this.items.map(change), this.total);
  }
}
