### Data packs that a game needs and that can't be used.

pack-unknown = The data pack "{ $name }" isn't installed here. Add it with `oracle-nb pack add`.
pack-faulty = The data pack "{ $name }" has faults and can't be used; `oracle-nb pack check` lists them.
pack-unreadable = The data pack "{ $name }" is installed here, but its file can't be read.
pack-changed = It doesn't fit the data pack "{ $name }", which may have changed since. Install the earlier version again.
