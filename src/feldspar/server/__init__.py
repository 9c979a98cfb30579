"""Server for tables over the network: HTTP, WebSockets, and a journal on disk.

A thin shell around `feldspar.table`. It keeps one promise: write first, tell second. Whatever
anybody has been told, the journal holds; so a server can be stopped at any moment, by any means,
and the next one goes on where the journal ends.
"""
