interface NamedTwice<Id, Name, NameAr> {
  id: Id;
  name: Name;
  nameAr: NameAr;
}

/** What the wire says of a thing that it mentions: of the columns of a table, or of a row. */
export const named = <Id, Name, NameAr>({ id, name, nameAr }: NamedTwice<Id, Name, NameAr>) => ({
  id,
  name,
  name_ar: nameAr,
});
